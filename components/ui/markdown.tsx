import type { MarkdownElement, MarkdownNode, MarkdownPicture } from '@/lib/markdown/schema'
import styles from './markdown.module.css'

type MarkdownProps = { nodes: readonly MarkdownNode[]; className?: string | undefined }

/** A text of the owner, as the server has read it; nothing in it is HTML (G-142). */
export function Markdown({ nodes, className = '' }: MarkdownProps) {
  return (
    <div dir="auto" className={`${styles.text} ${className}`}>
      <MarkdownNodes nodes={nodes} />
    </div>
  )
}

export function MarkdownNodes({ nodes }: { nodes: readonly MarkdownNode[] }) {
  return nodes.map((node, i) => (typeof node === 'string' ? node : <Element key={i} {...node} />))
}

function Element({ tag: Tag, href, picture, start, children }: MarkdownElement) {
  const inner = children.length > 0 && <MarkdownNodes nodes={children} />
  switch (Tag) {
    case 'br':
      return <br />
    case 'img':
      return picture && <StoredPicture {...picture} />
    case 'a':
      return (
        <a href={href} rel="noopener">
          {inner}
        </a>
      )
    case 'ol':
      return <ol start={start}>{inner}</ol>
    default:
      return <Tag>{inner}</Tag>
  }
}

function StoredPicture({ src, small, alt, width, height }: MarkdownPicture) {
  return (
    <img
      src={src}
      srcSet={`${small} ${Math.min(720, width)}w, ${src} ${width}w`}
      sizes="(width < 768px) 100vw, 640px"
      alt={alt}
      width={width}
      height={height}
      loading="lazy"
    />
  )
}
