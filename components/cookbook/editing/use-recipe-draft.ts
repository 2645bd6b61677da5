'use client'

import {
  type Version as VersionOf,
  useVersionDraft,
  type VersionDraft,
} from '@/components/ui/form/use-version-draft'
import { newValues, type RecipeValues } from './recipe-values'

export type Version = VersionOf<RecipeValues>

export function useRecipeDraft(name: string, opened: VersionDraft<RecipeValues>) {
  return useVersionDraft(name, opened, withAllFields)
}

function withAllFields(values: RecipeValues): RecipeValues {
  return { ...newValues(''), ...values }
}
