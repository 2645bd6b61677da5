/** The roles that the site knows; a user's role is a list of them joined by commas (G-34). */
export const ROLES = ['user', 'admin', 'chef', 'gallery_manager'] as const
export type Role = (typeof ROLES)[number]

/** Who makes a request, as the database knows them now. Safe to hand to the browser. */
export type Viewer = {
  id: string
  username: string
  email: string
  role: string
  roles: Role[]
  emailVerified: boolean
  userEmoji: string | null
}

/** What an endpoint or a page asks of its caller. */
export type Access = 'public' | 'user' | 'verified' | 'admin' | 'chef' | 'gallery_manager'

/** The known roles of a role text, in its order, without repeats (G-34). */
export function parseRoles(role: string): Role[] {
  const names = role.split(',').map((name) => name.trim())
  return [...new Set(names)].filter((name): name is Role => ROLES.includes(name as Role))
}

declare const GRANTED: unique symbol

/** The roles that a role stands for: an admin passes wherever a role is asked for. */
type Granted<R extends Role> = R extends 'admin' ? Role : R

/**
 * A viewer whose role was checked. Only `grantRole` makes one, called by `defineRoute` and
 * `requireRole`, so that a service which asks for it cannot be called without the check.
 */
export type ViewerWith<R extends Role> = Viewer & {
  readonly [GRANTED]: { readonly [K in Granted<R>]: true }
}

/** The viewer as one who has the role; null where they lack it. */
export function grantRole<R extends Role>(viewer: Viewer | null, role: R): ViewerWith<R> | null {
  return hasRole(viewer, role) ? (viewer as ViewerWith<R>) : null
}

/** Whether the viewer has a role; an admin has every role. */
export function hasRole(viewer: Viewer | null, role: Role): boolean {
  return !!viewer && (viewer.roles.includes(role) || viewer.roles.includes('admin'))
}
