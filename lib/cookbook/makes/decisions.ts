import type { Decision } from '@/lib/config/waiting'
import { MAKE_TEXTS as TEXTS } from '@/lib/cookbook/makes/catalogue'

type MakeIds = { recipeId: string; makeId: string }

export function ownerDecisions(ids: MakeIds): Decision[] {
  const path = makePath(ids)
  return [confirmation(path), { ...deletion(path), undo: restoration(path) }]
}

/** It has no confirmation, as the make is confirmed already. */
export function ownerDeletion(ids: MakeIds): Decision {
  const path = makePath(ids)
  return { ...deletion(path), undo: restoration(path) }
}

/** Authors may withdraw what waits; only an admin could bring it back. */
export function authorDeletion(ids: MakeIds): Decision {
  return { ...deletion(makePath(ids)), question: TEXTS.deleteQuestion }
}

function makePath({ recipeId, makeId }: MakeIds): string {
  return `/api/recipes/${recipeId}/comments/${makeId}`
}

function confirmation(path: string): Decision {
  return {
    label: 'Confirm',
    path: `${path}/confirm`,
    method: 'PUT',
    done: TEXTS.confirmed,
    failed: TEXTS.confirmFailed,
  }
}

function deletion(path: string): Decision {
  return {
    label: 'Delete',
    path,
    method: 'DELETE',
    isDanger: true,
    done: TEXTS.deleted,
    failed: TEXTS.deleteFailed,
  }
}

function restoration(path: string): Decision['undo'] {
  return { path: `${path}/restore`, method: 'POST', done: TEXTS.restored }
}
