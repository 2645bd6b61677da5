import type { SampleName } from '@/lib/account/sample-members'

export type SampleRecipe = {
  title: string
  description: string
  chef: SampleName
  daysAgo: number
  time: string
  difficulty: number
  servings: number
  tags: readonly string[]
  pictures: readonly string[]
  ingredients: readonly (readonly [name: string, quantity: string])[]
  instructions: readonly string[]
}
