import {
  PHONE_PIXELS,
  phoneSpecimenPath,
  SPECIMEN_PIXELS,
  SPECIMENS,
  SPECIMENS_CAPTION,
  specimenPath,
} from '@/lib/config/specimens'
import styles from './specimens.module.css'

const { large } = SPECIMEN_PIXELS

/** G-136 */
export function Specimens() {
  return (
    <figure>
      <ul className={styles.wall}>
        {SPECIMENS.map(({ name, alt }) => (
          <li key={name}>
            <picture>
              <source
                media="(width < 700px)"
                type="image/avif"
                srcSet={PHONE_PIXELS.map((px) => `${phoneSpecimenPath(name, px)} ${px}w`).join(
                  ', ',
                )}
                sizes="calc(33vw - 16px)"
              />
              {/* By width alone, so that a sharp screen of a phone loads the small ones too. */}
              <source media="(width < 700px)" srcSet={specimenPath(name, 'small')} />
              <img
                src={specimenPath(name, 'large')}
                alt={alt}
                width={large}
                height={large}
                className={styles.picture}
              />
            </picture>
          </li>
        ))}
      </ul>
      <figcaption className={`${styles.caption} type-control muted`}>
        {SPECIMENS_CAPTION}
      </figcaption>
    </figure>
  )
}
