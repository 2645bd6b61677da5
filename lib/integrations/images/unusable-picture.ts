export class UnusablePicture extends Error {
  override name = 'UnusablePicture'
}
