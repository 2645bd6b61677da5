import { Section } from '@/components/page/section'
import { Markdown, MarkdownNodes } from '@/components/ui/markdown'
import type { MarkdownNode } from '@/lib/markdown/schema'
import styles from './page-sections.module.css'

type PageSectionsProps = {
  opening: readonly MarkdownNode[]
  sections: readonly { title: readonly MarkdownNode[]; nodes: readonly MarkdownNode[] }[]
}

/** A heading of the second level begins a section, as on the other pages of the site. */
export function PageSections({ opening, sections }: PageSectionsProps) {
  return (
    <>
      {opening.length > 0 && <Markdown nodes={opening} className={styles.opening} />}
      {sections.map(({ title, nodes }, i) => (
        <Section key={i} title={<MarkdownNodes nodes={title} />}>
          <Markdown nodes={nodes} />
        </Section>
      ))}
    </>
  )
}
