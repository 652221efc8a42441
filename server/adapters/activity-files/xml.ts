import { SaxesParser } from 'saxes'
import { FileRefused } from './activity-file.ts'

/** Events of a document; element names come without their prefix, `parent` is empty for the root. */
export type XmlReader = {
  open(name: string, attributes: Record<string, string>): void
  close(name: string, text: string, parent: string): void
}

const deepest = 64
const longestText = 100_000
const chunk = 1 << 16

/**
 * Parses a document as a stream of events. Errors: `FileRefused`, `forbidden` for a document type (it may declare
 * expanding or external entities), `broken` for invalid XML. A truncated document is `broken` too, after the events
 * of its whole part.
 */
export function readXml(bytes: Uint8Array, reader: XmlReader): void {
  const text = decoded(bytes)
  const parser = new SaxesParser({ xmlns: false, fragment: false })
  const names: string[] = []
  let content = ''
  parser.on('doctype', () => {
    throw new FileRefused('forbidden')
  })
  parser.on('error', () => {
    throw new FileRefused('broken')
  })
  parser.on('opentag', ({ name, attributes }) => {
    if (names.length >= deepest) throw new FileRefused('broken')
    names.push(local(name))
    content = ''
    reader.open(local(name), attributes as Record<string, string>)
  })
  const add = (piece: string) => {
    if (content.length < longestText) content += piece
  }
  parser.on('text', add)
  parser.on('cdata', add)
  parser.on('closetag', () => {
    const name = names.pop()!
    reader.close(name, content.trim(), names.at(-1) ?? '')
    content = ''
  })
  for (let at = 0; at < text.length; at += chunk) parser.write(text.slice(at, at + chunk))
  parser.close()
}

const local = (name: string) => name.slice(name.indexOf(':') + 1)

/** Decodes by byte order mark, else by the declaration, else as UTF-8; the declaration is removed. */
function decoded(bytes: Uint8Array): string {
  const [first, second, third] = bytes
  if (first === 0xff && second === 0xfe) return withoutDeclaration(new TextDecoder('utf-16le').decode(bytes))
  if (first === 0xfe && second === 0xff) return withoutDeclaration(new TextDecoder('utf-16be').decode(bytes))
  if (first === 0xef && second === 0xbb && third === 0xbf)
    return withoutDeclaration(new TextDecoder().decode(bytes))
  const head = new TextDecoder('latin1').decode(bytes.subarray(0, 200))
  const named = /encoding\s*=\s*["']([\w-]+)["']/i.exec(head)?.[1]
  const known = named && /^(iso-8859-1|latin1|windows-1252|us-ascii)$/i.test(named) ? 'windows-1252' : 'utf-8'
  return withoutDeclaration(new TextDecoder(known).decode(bytes))
}

function withoutDeclaration(text: string): string {
  return text.trimStart().replace(/^<\?xml[^>]*\?>/, '')
}
