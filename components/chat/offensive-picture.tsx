import styles from './chat.module.css'

export function OffensivePicture() {
  return (
    <svg
      className={styles.offensive}
      viewBox="0 0 240 200"
      role="img"
      aria-label="An easel with its picture turned away: the message was offensive"
    >
      <path
        className={styles.wood}
        d="M120 10v16M84 26 52 190M156 26l32 164M120 150v36M66 128h108"
      />
      <rect className={styles.canvas} x="62" y="34" width="116" height="88" />
      <path
        className={styles.stretcher}
        d="M62 34l12 12h92l12-12M62 122l12-12h92l12 12M74 46v64h92V46M120 46v64"
      />
      <path
        className={styles.nails}
        d="M66 52v0M66 78v0M66 104v0M174 52v0M174 78v0M174 104v0M92 38v0M148 38v0M92 118v0M148 118v0"
      />
      <path className={styles.wire} d="M74 64q46 26 92 0" />
    </svg>
  )
}
