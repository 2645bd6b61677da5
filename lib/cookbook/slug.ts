/** The address of a recipe (G-71). */
export function slugOf(title: string): string {
  return title.toLowerCase().replaceAll(' ', '-')
}
