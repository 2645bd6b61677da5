// A picture on stdin, on stdout a smaller one as PNG. Its own process, as the decoder of AVIF needs
// many times the memory of the picture and returns it late.
import os from 'node:os'
import { buffer } from 'node:stream/consumers'
import sharp from 'sharp'

const TIMEOUT_MS = 90_000
const CPU_SECONDS = 20

os.setPriority(5)
// The parent may exit first.
setTimeout(stop, TIMEOUT_MS).unref()
setInterval(() => {
  const { user, system } = process.cpuUsage()
  if (user + system > CPU_SECONDS * 1_000_000) stop()
}, 500).unref()

const [, , maxPixels, side] = process.argv
const png = await sharp(await buffer(process.stdin), {
  limitInputPixels: Number(maxPixels),
  failOn: 'error',
})
  .autoOrient()
  .resize({ width: Number(side), height: Number(side), fit: 'inside', withoutEnlargement: true })
  .png({ compressionLevel: 1 })
  .toBuffer()
process.stdout.write(png)

function stop() {
  process.kill(process.pid, 'SIGKILL')
}
