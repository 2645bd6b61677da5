/** Next sends one with every page, its own if this is missing; `(site)` has the one that is shown. */
export default function Forbidden() {
  return null
}
