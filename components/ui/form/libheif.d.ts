declare module 'libheif-js/libheif-wasm/libheif-bundle.mjs' {
  type HeifImage = {
    get_width: () => number
    get_height: () => number
    /** It fills `pixels`; null where it fails. */
    display: (pixels: ImageData, done: (pixels: ImageData | null) => void) => void
  }
  type HeifDecoder = { decode: (bytes: ArrayBuffer) => HeifImage[] }
  export default function load(): { HeifDecoder: new () => HeifDecoder }
}
