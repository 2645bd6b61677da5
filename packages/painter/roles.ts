/** Role of a shape: main, second, shade of main, shade of second, light, dark, accent, ink. */
export const BASE_ROLES = ['m', 's', 'x', 'y', 'l', 'd', 'a', 'k'] as const
export type BaseRole = (typeof BASE_ROLES)[number]
const PARTS = [0, 1, 2, 3, 4, 5] as const
type Part = (typeof PARTS)[number]

/** A motif that is put together of several has the roles of each: `m` is that of the first one, `m2`
 * that of the third. */
export type Role = BaseRole | `${BaseRole}${Exclude<Part, 0>}`

function roleOf(base: BaseRole, part: Part): Role {
  return part === 0 ? base : `${base}${part}`
}

export const ROLES: readonly Role[] = PARTS.flatMap((part) =>
  BASE_ROLES.map((base) => roleOf(base, part)),
)

const bases = new Map(
  PARTS.flatMap((part) => BASE_ROLES.map((base) => [roleOf(base, part), { base, part }] as const)),
)

export function baseOf(role: Role): BaseRole {
  return bases.get(role)?.base ?? 'm'
}

export function partOfRole(role: Role): number {
  return bases.get(role)?.part ?? 0
}

/** The same role of a part that many places later. */
export function roleLater(role: Role, by: number): Role {
  const { base, part } = bases.get(role) ?? { base: 'm', part: 0 }
  return roleOf(base, PARTS[part + by] ?? 5)
}

/** A value for each role of each part; a motif of one part has the same ones in all. */
export function byRole<T>(
  motif: { parts?: readonly unknown[] },
  valuesOf: (index: number) => Readonly<Record<BaseRole, T>>,
): Record<Role, T> {
  const all = (motif.parts ?? [motif]).map((_, i) => valuesOf(i))
  const found = ROLES.map((role) => {
    const { base, part } = bases.get(role) ?? { base: 'm', part: 0 }
    return [role, (all[part] ?? all[0])?.[base]] as const
  })
  return Object.fromEntries(found) as Record<Role, T>
}

/** The values of one part of a motif by role. */
export function ofPart<T>(values: Readonly<Record<Role, T>>, part: number): Record<BaseRole, T> {
  const found = BASE_ROLES.map((base) => [base, values[roleLater(base, part)]] as const)
  return Object.fromEntries(found) as Record<BaseRole, T>
}
