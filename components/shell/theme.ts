export const THEMES = ['auto', 'light', 'dark'] as const
export type Theme = (typeof THEMES)[number]

const KEY = 'theme'

/**
 * Put into the page's head as it is, so that a chosen theme is there before the first paint.
 * `auto` is kept as nothing at all.
 */
export const THEME_SCRIPT = `try{let t=localStorage.getItem('${KEY}');if(t==='light'||t==='dark')document.documentElement.dataset.theme=t}catch{}`

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

function keptTheme(): Theme {
  try {
    return toTheme(localStorage.getItem(KEY))
  } catch {
    return currentTheme()
  }
}

/** Applies a theme here and wherever else the site is opened in this browser. */
export function chooseTheme(theme: Theme): void {
  applyTheme(theme)
  try {
    if (theme === 'auto') localStorage.removeItem(KEY)
    else localStorage.setItem(KEY, theme)
  } catch {
    // Without storage the choice holds until the page is left.
  }
}

/**
 * Calls back when the theme changes, by the switch or in another tab. A page that React drew whole
 * (an error's) has run no script of its head, so the kept theme is applied here once more.
 */
export function onThemeChange(react: () => void): () => void {
  applyTheme(keptTheme())
  const observer = new MutationObserver(react)
  observer.observe(document.documentElement, { attributeFilter: ['data-theme'] })
  addEventListener('storage', followOtherTab)
  return () => {
    observer.disconnect()
    removeEventListener('storage', followOtherTab)
  }
}

function followOtherTab({ key, newValue }: StorageEvent): void {
  if (key === KEY || key === null) applyTheme(toTheme(newValue))
}
