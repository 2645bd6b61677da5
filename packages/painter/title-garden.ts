import type { Words } from './title'

/** What the leaves and flowers form, as the picture shows it. */
function formLines({ first, details }: Words): string[] {
  const { some, the, bare, mount } = first
  if (/an arch/.test(details))
    return [
      ...[`${some} under an arch of leaves`, `${some} under the arch`, `${the} under the arch`],
      ...[`${bare} under an arch`, `an arch of leaves over ${some}`],
    ]
  if (/on a leafy branch/.test(details) && mount !== 'flies')
    return [
      ...[`${some} on a branch`, `${the} on the branch`, `${bare} on a branch`],
      `${some} on a leafy branch`,
    ]
  return []
}

/** Nobody knows two snails yet: they have no article. */
function withoutArticle(words: Words): Words {
  const { first } = words
  return first.count > 1 ? { ...words, first: { ...first, the: first.some } } : words
}

export function gardenTitles(given: Words): string[] {
  const words = withoutArticle(given)
  const { first, second, details, medium } = words
  const { some, the, bare } = first
  const paint = /watercolour|gouache/.exec(medium)?.[0] ?? 'gouache'
  const isFlower = /flower|rose|tulip/.test(bare)
  // Nobody tells a flower from flowers.
  const hasDaisies = first.some !== 'a flower' && /daisy/.test(details)
  const isAround = /an arch/.test(details)
  return [
    ...(second ? [`${some} and ${second.some} among flowers`, `${the} and ${second.the}`] : []),
    ...(hasDaisies
      ? [
          ...[`${some} with daisies`, `${some} and daisies`],
          isAround ? `daisies around ${some}` : `${some} among daisies`,
        ]
      : []),
    ...formLines(words),
    ...(isFlower
      ? [`${some} in bloom`, `${bare} in bloom`, `${the} in bloom`]
      : [
          ...[`${some} among flowers`, `${the} among the flowers`, `${bare} among flowers`],
          ...[`${some} and flowers`, `${some} with flowers`, `${bare} and flowers`],
        ]),
    ...(isAround && !isFlower ? [`flowers around ${some}`, `${some} surrounded by flowers`] : []),
    ...[`study of ${some}`, `a study of ${some}`, `${some} in ${paint}`, `${bare} in ${paint}`],
    ...[
      `painting of ${some}`,
      `a painting of ${some}`,
      `a ${paint} of ${some}`,
      `${paint} of ${some}`,
    ],
  ]
}
