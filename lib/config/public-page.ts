/** Who sees the page of a member (G-160). */
export const PUBLIC_PAGES = ['nobody', 'members', 'everybody'] as const
export type PublicPage = (typeof PUBLIC_PAGES)[number]
