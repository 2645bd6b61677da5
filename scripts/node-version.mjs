/**
 * Tells whether a version of Node fits a range such as `^20.20.2 || >=24.14.1`: `^` stays below the
 * next major version.
 * @param {string} version without a leading `v`
 * @param {string} range as in the `engines` of package.json
 */
export function fitsNode(version, range) {
  const parts = partsOf(version)
  return range.split('||').some((part) => {
    const [, operator, min] = /^\s*(\^|>=)(\d+\.\d+\.\d+)\s*$/.exec(part) ?? []
    if (operator === undefined || min === undefined) throw new Error(`Unknown range: ${part}`)
    const wanted = partsOf(min)
    if (operator === '^' && parts[0] !== wanted[0]) return false
    return isAtLeast(parts, wanted)
  })
}

function partsOf(version) {
  return version.split('.').map((part) => Number.parseInt(part, 10))
}

function isAtLeast(parts, wanted) {
  const differs = parts.findIndex((part, i) => part !== wanted[i])
  return differs === -1 || parts[differs] > wanted[differs]
}
