/** The decoder is loaded with the first such picture, and ends with each. */
export function readHeic(file: Blob): Promise<ImageBitmap> {
  return new Promise((resolve, reject) => {
    // The worker has no policy of its own: the page's would forbid WebAssembly.
    const worker = new Worker(new URL('./heic-worker.ts', import.meta.url))
    const end = () => worker.terminate()
    worker.onmessage = ({ data }: MessageEvent<ImageData | null>) => {
      end()
      if (data) resolve(createImageBitmap(data))
      else reject(new Error('The picture cannot be read.'))
    }
    worker.onerror = (event) => {
      end()
      reject(new Error(event.message))
    }
    worker.postMessage(file)
  })
}
