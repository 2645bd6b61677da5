import { Types } from 'mongoose'
import { type Archive, openArchive, tooLarge } from '@/lib/archives/archive'
import { ARCHIVE_LIMITS, MOVE_TEXTS } from '@/lib/archives/catalogue'
import { type NewEntry, readImport, storeImport, undoAll } from '@/lib/archives/imports'
import type { MoveIn, OpenMoveIn } from '@/lib/archives/move-in'
import type { ShownImport } from '@/lib/archives/schema'
import type { Chef, Viewer } from '@/lib/auth/permissions'
import { shortened } from '@/lib/config/cut-text'
import { AppError, notFound } from '@/lib/errors'
import { activeFeatures } from '@/lib/features'
import type { UploadedFile } from '@/lib/http/uploads'

const MAX_NOTES = 20
const NOTE_CHARACTERS = 300

/** Throws 400 for what no feature reads, 403 without its role, and what `openArchive` throws. */
export async function readArchive(viewer: Viewer, archive: Archive) {
  const files = await openArchive(archive)
  const order = ({ isGeneral }: MoveIn) => (isGeneral ? 1 : 0)
  for (const moveIn of listMoveIns().toSorted((a, b) => order(a) - order(b))) {
    const format = moveIn.formatOf(files)
    if (format === null) continue
    const { read, listKeys } = openMoveIn(moveIn, viewer)
    return { format, noun: moveIn.noun, items: read(files), listKeys }
  }
  throw new AppError('invalid', { message: MOVE_TEXTS.nothing })
}

function openMoveIn({ open, noun }: MoveIn, viewer: Viewer): OpenMoveIn {
  const opened = open(viewer)
  if (!opened) throw new AppError('forbidden', { message: MOVE_TEXTS.notAllowed(noun) })
  return opened
}

function listMoveIns(): MoveIn[] {
  return activeFeatures().flatMap(({ moveIn }) => moveIn ?? [])
}

/** Stores the archive and says what would become of each item; adds none. */
export async function checkArchive(chef: Chef, file: UploadedFile): Promise<ShownImport> {
  const archive = { name: file.name, bytes: Buffer.from(file.bytes) }
  const { format, noun, items, listKeys } = await readArchive(chef, archive)
  const taken = new Set(await listKeys())
  const moved = new Set<string>()
  const entries: NewEntry[] = []
  for await (const { title, key, pictures, notes } of items) {
    if (entries.length === ARCHIVE_LIMITS.items) throw tooLarge(MOVE_TEXTS.tooMany)
    entries.push({
      title: shortened(title, NOTE_CHARACTERS),
      state: key === null ? 'refused' : taken.has(key) ? 'exists' : 'new',
      pictures: pictures.length,
      notes: shownNotes(key !== null && moved.has(key) ? [secondOf(noun), ...notes] : notes),
      itemId: new Types.ObjectId(),
    })
    if (key !== null && !taken.has(key)) moved.add(key)
    if (key !== null) taken.add(key)
  }
  if (entries.length === 0) throw new AppError('invalid', { message: MOVE_TEXTS.nothing })
  return storeImport(chef, file, { format, noun, entries })
}

function secondOf(noun: string): string {
  return `Another ${noun} of this archive has the same title. Rename one of them there.`
}

function shownNotes(notes: readonly string[]): string[] {
  const rest = notes.length - MAX_NOTES
  const first = notes.slice(0, MAX_NOTES).map((note) => shortened(note, NOTE_CHARACTERS))
  return rest > 0 ? [...first, `And ${rest} more.`] : first
}

/** Moves what was added to the trash; 409 while it is not done. */
export async function undoImport(chef: Chef, id: string): Promise<ShownImport> {
  const { noun } = await readImport(chef, id)
  const moveIn = listMoveIns().find((one) => one.noun === noun)
  if (!moveIn) throw notFound(MOVE_TEXTS.unknown)
  return undoAll(chef, id, openMoveIn(moveIn, chef).remove)
}
