import { z } from 'zod'

const iconName = z.string().meta({ example: 'completed' })

export const iconParams = z.object({ name: z.string() })

/** The names of all icons, in lower case, in their order (G-133). */
export const iconNames = z.array(iconName)

export const uploadedIcon = z.object({ name: iconName })

/** One icon on the owner's screen. */
export type IconRow = { name: string; isBuiltIn: boolean; isUploaded: boolean; version: string }
