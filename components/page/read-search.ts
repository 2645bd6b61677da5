import { notFound } from 'next/navigation'
import type { output, ZodType } from 'zod'

export type SearchProps = {
  searchParams: Promise<Record<string, string | string[] | undefined>>
}

/** Answers 404 for an invalid query. */
export async function readSearch<S extends ZodType>(
  schema: S,
  searchParams: SearchProps['searchParams'],
): Promise<output<S>> {
  const query = schema.safeParse(await searchParams)
  return query.success ? query.data : notFound()
}
