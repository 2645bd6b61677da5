import { expect, test } from 'vitest'
import { boundsOf, isInside, type Point } from '../geometry'
import type { Motif } from '../motif'
import { allMotifs } from '../motifs/all'
import { FACES } from '../motifs/faces'
import { partOfRole } from '../roles'
import { mayHaveFace, withFace } from './expression'

const HOSTS = allMotifs().filter(mayHaveFace)

const groupOf = (host: Motif, face: Motif) => withFace(host, face)?.subjects[0]

test.each(HOSTS.map((host) => [host.name, host] as const))(
  'eyes and mouth on a %s are within it and have no highlight beside them',
  (_, host) => {
    for (const face of FACES) {
      const group = groupOf(host, face)
      if (!group) continue
      const body = group.shapes.filter(({ role }) => partOfRole(role) === 0)
      expect(
        body.filter(({ role }) => role.startsWith('l')),
        face.name,
      ).toHaveLength(0)
      const isOnIt = (point: Point) =>
        body.some(({ points, width }) => width === undefined && isInside(point, points))
      for (const { role, points } of group.shapes.filter((one) => partOfRole(one.role) === 1))
        if (/^[kl]/.test(role) && face.name !== 'sleeping')
          expect(points.every(isOnIt), `${face.name} ${role}`).toBe(true)
    }
  },
)

test('a frightened face on a thing has no brow of another colour', () => {
  for (const host of HOSTS) {
    const shapes = groupOf(host, FACES.find(({ name }) => name === 'fearful') ?? host)?.shapes ?? []
    const wide = boundsOf(shapes.flatMap(({ points }) => [...points])).right
    for (const { role, points } of shapes.filter((shape) => shape.role.startsWith('y1')))
      expect(boundsOf(points).right - boundsOf(points).left, role).toBeLessThan(wide / 4)
    expect(shapes.filter(({ role }) => role.startsWith('k1')).length).toBeGreaterThan(4)
  }
})
