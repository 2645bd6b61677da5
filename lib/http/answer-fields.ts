import { z } from 'zod'

export const instant = z.iso.datetime().meta({ example: '2026-03-10T12:00:00.000Z' })

export const day = z.iso.date().meta({ example: '2026-03-10' })

export const count = z.int().min(0).meta({ example: 3 })

export const username = z.string().meta({ example: 'anna' })

export const emoji = z.string().meta({ example: '🌊' })

export const documentId = z.string().meta({ example: '65ed3f0a1c9d440000a1b2c3' })

export const pictureName = z.string().meta({ example: '0123456789abcdef0123456789abcdef.webp' })

export function messageAnswer(example: string) {
  return z.object({ message: z.string().meta({ example }) })
}
