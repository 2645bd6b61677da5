import { PATHS } from '@/lib/config/paths'

export type PageText = {
  path: string
  title: string
  description: string
  /** The description while the art of the day is off (G-141). */
  withoutArt?: string
  feed?: string
}

/** The texts of home are defaults: the owner's are settings. */
export const PAGES = {
  home: {
    path: PATHS.home,
    title: 'One small picture a day, painted before the light goes.',
    description: 'A small picture every day, painted by the site itself.',
  },
  about: {
    path: PATHS.about,
    title: 'About',
    description: 'Why this site paints one small picture a day, who runs it, and how to follow it.',
    withoutArt: 'Who runs this site, and how to follow it.',
  },
  contact: {
    path: PATHS.contact,
    title: 'Contact',
    description: 'How to reach the owner of this site.',
  },
  privacy: {
    path: PATHS.privacy,
    title: 'Privacy Policy',
    description: 'What this site stores about its visitors and members, why, and for how long.',
  },
  accessibility: {
    path: PATHS.accessibility,
    title: 'Accessibility',
    description:
      'How accessible this site is, which limits are known, and whom to tell of a barrier.',
  },
  'art-of-the-day': {
    path: PATHS.artOfTheDay,
    title: 'Art of the Day',
    description: 'One picture a day, painted by the site. Its colours are for everybody.',
    feed: 'art',
  },
  archive: {
    path: PATHS.artArchive,
    title: 'Archive',
    description: 'All days with a picture, as their five colours, month by month.',
    feed: 'art',
  },
  'your-gallery': {
    path: PATHS.artGallery,
    title: 'Your AOTD Gallery',
    description: 'The pictures of the day that a member has started.',
  },
  gallery: {
    path: PATHS.gallery,
    title: 'Gallery',
    description: 'Paintings and drawings, hung in their true proportions.',
    feed: 'gallery',
  },
  wall: {
    path: PATHS.artWall,
    title: 'On the Wall',
    description: 'Pieces of the gallery beside each other in true scale.',
    feed: 'gallery',
  },
  store: {
    path: PATHS.store,
    title: 'Store',
    description: 'Prints and small things with pictures of this site.',
  },
  recipes: {
    path: PATHS.cookbook,
    title: 'Recipes',
    description: 'Recipes with scaled ingredients, step by step, and what others made of them.',
    feed: 'recipes',
  },
  coffee: {
    path: PATHS.coffee,
    title: 'Coffee Ratings',
    description: 'Cups of coffee, rated one by one: where, what, and how good.',
    feed: 'coffee',
  },
  chat: {
    path: PATHS.chat,
    title: 'Chat',
    description: 'Ask about the pictures, recipes, coffees and rules of this site.',
  },
  search: {
    path: PATHS.search,
    title: 'Search',
    description: 'Search the pictures, recipes, coffees and pages of this site.',
  },
  login: {
    path: PATHS.login,
    title: 'Log in',
    description: 'Members see the picture of the day and can be its author.',
    withoutArt: 'For members of this site.',
  },
  register: {
    path: PATHS.register,
    title: 'Sign Up',
    description: 'Become a member, see the picture of the day and be its author.',
    withoutArt: 'Become a member of this site.',
  },
  'reset-password': {
    path: PATHS.forgotPassword,
    title: 'Reset Password',
    description: 'Get a link for a new password by e-mail.',
  },
  api: {
    path: '/api/docs',
    title: 'API',
    description: 'All calls that the pages of this site make, with their fields and answers.',
  },
} as const satisfies Record<string, PageText>

const HOME_START =
  'This is one person’s own site. Every day its program paints one new picture, started by the first member who comes.'

export const HOME_LEAD = `${HOME_START} Sign up to see the pictures and to start one.`

/** It is shown where nobody can sign up without an invitation (G-165). */
export const HOME_LEAD_FOR_INVITED = `${HOME_START} Members see the pictures and can start one.`

export type PageName = keyof typeof PAGES

export function findPage(name: string): PageText | null {
  return Object.hasOwn(PAGES, name) ? PAGES[name as PageName] : null
}
