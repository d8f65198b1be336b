// What a text may be made of: the tags of the one sanitiser (domain/text/rich-html.ts), less those nobody needs twice.

import { type DOMOutputSpec, type MarkSpec, type NodeSpec, Schema } from 'prosemirror-model'
import { tableNodes } from 'prosemirror-tables'

const MEDIA = /^\/media\/[0-9a-f-]{36}$/

const block = { group: 'block', content: 'inline*' }
const P: DOMOutputSpec = ['p', 0]

const nodes: Record<string, NodeSpec> = {
  doc: { content: 'block+' },
  paragraph: { ...block, parseDOM: [{ tag: 'p' }], toDOM: () => P },
  // The page's own title is the only h1, so a text begins at h2; deeper than h3 nobody follows.
  heading: {
    ...block,
    attrs: { level: { default: 2 } },
    defining: true,
    parseDOM: [
      { tag: 'h1', attrs: { level: 2 } },
      { tag: 'h2', attrs: { level: 2 } },
      { tag: 'h3', attrs: { level: 3 } },
      { tag: 'h4', attrs: { level: 3 } },
      { tag: 'h5', attrs: { level: 3 } },
      { tag: 'h6', attrs: { level: 3 } },
    ],
    toDOM: (node) => [`h${node.attrs.level}`, 0],
  },
  blockquote: {
    group: 'block',
    content: '(paragraph | bullet_list | ordered_list)+',
    defining: true,
    parseDOM: [{ tag: 'blockquote' }],
    toDOM: () => ['blockquote', 0],
  },
  bullet_list: {
    group: 'block',
    content: 'list_item+',
    parseDOM: [{ tag: 'ul' }],
    toDOM: () => ['ul', 0],
  },
  ordered_list: {
    group: 'block',
    content: 'list_item+',
    parseDOM: [{ tag: 'ol' }],
    toDOM: () => ['ol', 0],
  },
  list_item: {
    content: 'paragraph (paragraph | bullet_list | ordered_list)*',
    defining: true,
    parseDOM: [{ tag: 'li' }],
    toDOM: () => ['li', 0],
  },
  horizontal_rule: { group: 'block', parseDOM: [{ tag: 'hr' }], toDOM: () => ['hr'] },
  // A picture with its caption; an empty caption is left out when the text is written (html.ts).
  picture: {
    group: 'block',
    content: 'text*',
    marks: '',
    attrs: { src: {}, alt: { default: '' }, width: { default: null }, height: { default: null } },
    isolating: true,
    draggable: true,
    parseDOM: [
      {
        tag: 'figure',
        getAttrs: (figure) => pictureIn(figure.querySelector('img')),
        contentElement: (figure) =>
          (figure as HTMLElement).querySelector('figcaption') ?? document.createElement('p'),
      },
      { tag: 'img', getAttrs: (img) => pictureIn(img as HTMLImageElement) },
    ],
    toDOM: ({ attrs }) => ['figure', ['img', attrs], ['figcaption', 0]],
  },
  text: { group: 'inline' },
  hard_break: {
    group: 'inline',
    inline: true,
    selectable: false,
    parseDOM: [{ tag: 'br' }],
    toDOM: () => ['br'],
  },
  ...tableNodes({ tableGroup: 'block', cellContent: 'paragraph+', cellAttributes: {} }),
}

function pictureIn(img: HTMLImageElement | null): Record<string, unknown> | false {
  const src = img?.getAttribute('src') ?? ''
  if (!img || !MEDIA.test(src)) return false
  return {
    src,
    alt: img.getAttribute('alt') ?? '',
    width: img.getAttribute('width'),
    height: img.getAttribute('height'),
  }
}

const marks: Record<string, MarkSpec> = {
  link: {
    attrs: { href: {} },
    inclusive: false,
    parseDOM: [{ tag: 'a[href]', getAttrs: (a) => ({ href: a.getAttribute('href') }) }],
    toDOM: ({ attrs }) => ['a', { href: attrs.href }, 0],
  },
  strong: { parseDOM: [{ tag: 'strong' }, { tag: 'b' }], toDOM: () => ['strong', 0] },
  em: { parseDOM: [{ tag: 'em' }, { tag: 'i' }], toDOM: () => ['em', 0] },
  underline: { parseDOM: [{ tag: 'u' }], toDOM: () => ['u', 0] },
  strike: { parseDOM: [{ tag: 's' }], toDOM: () => ['s', 0] },
}

export const schema = new Schema({ nodes, marks })
