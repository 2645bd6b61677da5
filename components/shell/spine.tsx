import { Bands } from '@/components/ui/bands'
import styles from './spine.module.css'

/** The colours of the day's picture: a strip on top, from 768 px down the left edge. */
export function Spine() {
  return (
    <>
      <Bands direction="across" className={styles.strip} />
      <Bands direction="down" className={styles.spine} />
    </>
  )
}
