import { readStored, store } from '@/components/ui/stored-text'

export const THEMES = ['auto', 'light', 'dark'] as const
export type Theme = (typeof THEMES)[number]

export const THEME_KEY = 'theme'

export function currentTheme(): Theme {
  return toTheme(document.documentElement.dataset.theme)
}

function toTheme(text: string | null | undefined): Theme {
  return text === 'light' || text === 'dark' ? text : 'auto'
}

function applyTheme(theme: Theme): void {
  const { dataset } = document.documentElement
  if (theme === 'auto') delete dataset.theme
  else dataset.theme = theme
}

/** The theme changes in this tab and all others of the site. */
export function chooseTheme(theme: Theme): void {
  applyTheme(theme)
  store('local', THEME_KEY, theme === 'auto' ? null : theme)
}

/** Also applies the stored theme: a page that React renders whole has not run the head's script. */
export function onThemeChange(react: () => void): () => void {
  applyTheme(toTheme(readStored('local', THEME_KEY)))
  const observer = new MutationObserver(react)
  observer.observe(document.documentElement, { attributeFilter: ['data-theme'] })
  addEventListener('storage', followOtherTab)
  return () => {
    observer.disconnect()
    removeEventListener('storage', followOtherTab)
  }
}

function followOtherTab({ key, newValue }: StorageEvent): void {
  if (key === THEME_KEY || key === null) applyTheme(toTheme(newValue))
}
