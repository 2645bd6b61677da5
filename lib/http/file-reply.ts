import { writeCsv } from '@/lib/http/csv'
import { Reply } from '@/lib/http/reply'

/** The browser stores it under this name. */
export function fileReply(body: BodyInit, type: string, name: string): Reply {
  const plain = name.replaceAll(/[^\w.-]/g, '_')
  // RFC 6266: it goes before the plain name where a client can read it.
  const encoded = plain === name ? '' : `; filename*=UTF-8''${encodeURIComponent(name)}`
  const disposition = `attachment; filename="${plain}"${encoded}`
  return new Reply(body, {
    headers: { 'content-type': type, 'content-disposition': disposition },
  })
}

export function csvReply(
  name: string,
  head: readonly string[],
  rows: readonly (readonly string[])[],
): Reply {
  return fileReply(writeCsv(head, rows), 'text/csv; charset=utf-8', name)
}
