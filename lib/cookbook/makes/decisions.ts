import type { Decision } from '@/lib/config/waiting'
import { MAKE_TEXTS as TEXTS } from '@/lib/cookbook/makes/catalogue'

type Place = { recipeId: string; makeId: string }

export function ownerDecisions(place: Place): Decision[] {
  const path = makePath(place)
  return [confirmation(path), { ...deletion(path), undo: restoration(path) }]
}

/** It has no confirmation, as the make is confirmed already. */
export function ownerDeletion(place: Place): Decision {
  const path = makePath(place)
  return { ...deletion(path), undo: restoration(path) }
}

/** Authors may withdraw what waits; only an admin could bring it back. */
export function authorDeletion(place: Place): Decision {
  return { ...deletion(makePath(place)), question: TEXTS.deleteQuestion }
}

function makePath({ recipeId, makeId }: Place): string {
  return `/api/recipes/${recipeId}/comments/${makeId}`
}

function confirmation(path: string): Decision {
  const said = { done: TEXTS.confirmed, failed: TEXTS.confirmFailed }
  return { label: 'Confirm', path: `${path}/confirm`, method: 'PUT', ...said }
}

function deletion(path: string): Decision {
  const said = { done: TEXTS.deleted, failed: TEXTS.deleteFailed }
  return { label: 'Delete', path, method: 'DELETE', isDanger: true, ...said }
}

function restoration(path: string): Decision['undo'] {
  return { path: `${path}/restore`, method: 'POST', done: TEXTS.restored }
}
