import { Markdown } from '@/components/ui/markdown'
import { parseMarkdown } from '@/lib/markdown/parse-markdown'

/** A description as its page shows it (G-142). */
export function Description({ text }: { text: string }) {
  return text !== '' && <Markdown nodes={parseMarkdown(text, 'description')} />
}
