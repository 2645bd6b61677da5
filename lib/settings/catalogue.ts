/** The address of one of the site's own pictures. */
export function sitePicturePath(file: string): string {
  return `/api/settings/pictures/${file}`
}
