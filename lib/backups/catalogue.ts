export const BACKUP_TEXTS = {
  noneProven:
    'No archive of the site has been tried yet: nobody knows whether one can be restored.',
  late: 'The newest archive that can be restored is older than three days.',
  notRestorable: 'The newest archive cannot be restored.',
  sameDisk:
    'All archives lie on the disk of the site. Download one, or set BACKUP_DIR or BACKUP_COMMAND.',
  made: 'The archive is made, and was tried: it can be restored.',
  notElsewhere: 'It could not be taken elsewhere, which is tried again within the hour.',
  brokenUpload: 'The upload was interrupted. Please start it again.',
  noRoom: 'The disk has no room for this archive.',
  littleRoom: 'The disk of the site has little room left, also for archives. Please make room.',
  missing: 'Please choose an archive.',
  none: 'There is no archive yet.',
  noneHint: 'One is made each night; you can also make one now.',
  signedOut:
    'The site is restored. It does not know this sign-in, as that began later: please log in again.',
  sent: 'The archive is whole, and is listed above.',
  sendHelp:
    'A zip that was downloaded here or made by npm run db:backup. Sending it changes nothing.',
  restoreHelp:
    'All data of the site are replaced by those of the archive. An archive of the present data is made first, and if anything fails, the site is as before. Meanwhile it answers nobody else. You may have to log in again.',
  moveSteps: [
    'Here, run npm run db:backup -- site.ark.zip --secret. The file holds the secret too: whoever has it can sign in as anybody.',
    'On the other machine, install the site and run npm run db:import -- site.ark.zip, before its first start.',
    'Start it there. If its address is another one, enter it in the settings as “Public address”, and the present host as “Former host names”.',
  ],
  failed: 'The archive could not be sent. Please try again.',
} as const

/** It is what the name of the file says, in words. */
export const REASON_TEXTS: Readonly<Record<string, string>> = {
  nightly: 'each night',
  'by-hand': 'by hand',
  'before-update': 'before an update',
  'before-restore': 'before a restore',
  uploaded: 'sent',
  'uploaded-from-another-site': 'sent, signed by another site',
}

export const PIECE_BYTES = 4 * 1024 * 1024
