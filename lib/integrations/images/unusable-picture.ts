/** A provider's picture that the site does not take, in the site's own words. */
export class UnusablePicture extends Error {
  override name = 'UnusablePicture'
}
