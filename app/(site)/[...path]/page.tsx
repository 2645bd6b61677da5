import { notFound } from 'next/navigation'

/** Every path that no other page has (S1 §2). */
export default function UnknownPage(): never {
  notFound()
}
