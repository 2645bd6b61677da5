import { Bands } from '@/components/ui/bands'
import styles from './spine.module.css'

export function Spine() {
  return (
    <>
      <Bands direction="across" className={styles.strip} />
      <Bands direction="down" className={styles.spine} />
    </>
  )
}
