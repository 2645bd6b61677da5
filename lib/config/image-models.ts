/** G-52 */
export const IMAGE_MODELS = ['dall-e-2', 'claude'] as const
export type ImageModel = (typeof IMAGE_MODELS)[number]
