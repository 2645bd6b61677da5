type Wanted = { page: number; size: number }

/** Pages count from 1; a page beyond the end is the last. */
export function numberedPage(total: number, { page: requested, size }: Wanted) {
  const pages = Math.max(1, Math.ceil(total / size))
  const page = Math.min(requested, pages)
  return { page, pages, skip: (page - 1) * size }
}
