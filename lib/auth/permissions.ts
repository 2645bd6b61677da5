const ROLES = ['user', 'admin', 'chef', 'gallery_manager'] as const
export type Role = (typeof ROLES)[number]

export type Viewer = {
  id: string
  username: string
  email: string
  role: string
  roles: Role[]
  emailVerified: boolean
  userEmoji: string | null
}

export type Access = 'public' | 'user' | 'verified' | 'admin' | 'chef' | 'gallery_manager'

export function parseRoles(role: string): Role[] {
  const names = role.split(',').map((name) => name.trim())
  return [...new Set(names)].filter((name): name is Role => ROLES.includes(name as Role))
}

declare const GRANTED: unique symbol

type Granted<R extends Role> = R extends 'admin' ? Role : R

/** Only `grantRole` creates one, so that a service cannot be called without the role check. */
export type ViewerWith<R extends Role> = Viewer & {
  readonly [GRANTED]: { readonly [K in Granted<R>]: true }
}

export type Admin = ViewerWith<'admin'>
export type Chef = ViewerWith<'chef'>
export type Manager = ViewerWith<'gallery_manager'>

export function grantRole<R extends Role>(viewer: Viewer | null, role: R): ViewerWith<R> | null {
  return hasRole(viewer, role) ? (viewer as ViewerWith<R>) : null
}

export function hasRole(viewer: Viewer | null, role: Role): boolean {
  return !!viewer && (viewer.roles.includes(role) || viewer.roles.includes('admin'))
}
