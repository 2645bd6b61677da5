import styles from './footer.module.css'
import { ThemeSwitch } from './theme-switch'

type FooterProps = { socialUrls: readonly string[] }

export function Footer({ socialUrls }: FooterProps) {
  return (
    <footer className={`${styles.footer} content`}>
      <div className={styles.row}>
        <ThemeSwitch />
        {socialUrls.length > 0 && (
          <ul className={styles.links}>
            {socialUrls.map((url) => (
              <li key={url}>
                <a className={styles.link} href={url} rel="noopener me">
                  {new URL(url).hostname.replace(/^www\./, '')}
                </a>
              </li>
            ))}
          </ul>
        )}
      </div>
    </footer>
  )
}
