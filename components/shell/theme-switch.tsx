'use client'

import { useSyncExternalStore } from 'react'
import { chooseTheme, currentTheme, onThemeChange, type Theme, THEMES } from './theme'
import styles from './theme-switch.module.css'

export function ThemeSwitch() {
  const current = useSyncExternalStore<Theme>(onThemeChange, currentTheme, () => 'auto')
  return (
    <fieldset className={styles.switch}>
      <legend className={styles.legend}>theme</legend>
      {THEMES.map((theme) => (
        <label key={theme} className={styles.choice}>
          <input
            type="radio"
            name="theme"
            value={theme}
            className={styles.input}
            checked={current === theme}
            onChange={() => chooseTheme(theme)}
          />
          <span className={styles.word}>{theme}</span>
        </label>
      ))}
    </fieldset>
  )
}
