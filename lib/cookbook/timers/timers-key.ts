/** The timers of all recipes are stored under it; apart, as every page looks there. */
export const TIMERS_KEY = 'cook timers'
