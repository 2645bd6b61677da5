export function sitePicturePath(file: string): string {
  return `/api/settings/pictures/${file}`
}
