import { z } from 'zod'

const iconName = z.string().meta({ example: 'completed' })

export const iconParams = z.object({ name: z.string() })

/** They are in lower case and sorted (G-133). */
export const iconNames = z.array(iconName)

export const uploadedIcon = z.object({ name: iconName })

export type IconRow = { name: string; isBuiltIn: boolean; isUploaded: boolean; version: string }
