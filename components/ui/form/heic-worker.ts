import loadLibheif from 'libheif-js/libheif-wasm/libheif-bundle.mjs'

onmessage = async ({ data: file }: MessageEvent<Blob>) => {
  postMessage(await decode(file).catch(() => null))
}

/** It is upright. */
async function decode(file: Blob): Promise<ImageData | null> {
  const { HeifDecoder } = loadLibheif()
  const [image] = new HeifDecoder().decode(await file.arrayBuffer())
  if (!image) return null
  const pixels = new ImageData(image.get_width(), image.get_height())
  return new Promise((resolve) => image.display(pixels, resolve))
}
