/** Texts in large byte blocks, which take a third of the memory of strings. */
function textStore() {
  const blockSize = 1 << 20
  const blocks: Buffer[] = []
  let used = blockSize
  return {
    /** Returns the text's offset. */
    add(text: string): number {
      const bytes = Buffer.byteLength(text)
      if (used + bytes + 2 > blockSize) {
        blocks.push(Buffer.allocUnsafe(blockSize))
        used = 0
      }
      const block = blocks.at(-1)!
      const at = (blocks.length - 1) * blockSize + used
      block.writeUInt16LE(bytes, used)
      block.write(text, used + 2)
      used += bytes + 2
      return at
    },
    at(place: number): string {
      const block = blocks[Math.floor(place / blockSize)]!
      const start = place % blockSize
      return block.toString('utf8', start + 2, start + 2 + block.readUInt16LE(start))
    },
  }
}

export type Kind = 'foundation_food' | 'sr_legacy_food' | 'survey_fndds_food' | 'branded_food'
const kinds: readonly Kind[] = ['foundation_food', 'sr_legacy_food', 'survey_fndds_food', 'branded_food']

/** A growing typed array of whole numbers. */
function numberColumn() {
  let values = new Int32Array(1 << 12)
  let length = 0
  return {
    push(value: number) {
      if (length === values.length) {
        const longer = new Int32Array(length * 2)
        longer.set(values)
        values = longer
      }
      values[length++] = value
    },
    at: (place: number) => values[place]!,
    set(place: number, value: number) {
      values[place] = value
    },
    get length() {
      return length
    },
  }
}

/** Hash index of a column: open addressing, at most half full. */
function placesOf(column: ReturnType<typeof numberColumn>) {
  let slots = new Int32Array(1 << 13)
  const slotOf = (id: number) => {
    let slot = (Math.imul(id, 0x9e3779b1) >>> 0) % slots.length
    while (slots[slot] && column.at(slots[slot]! - 1) !== id) slot = (slot + 1) % slots.length
    return slot
  }
  return {
    /** Adds the last number of the column. */
    noteLast() {
      if (column.length * 2 > slots.length) {
        slots = new Int32Array(slots.length * 2)
        for (let place = 0; place < column.length; place++) slots[slotOf(column.at(place))] = place + 1
      } else slots[slotOf(column.at(column.length - 1))] = column.length
    },
    of(id: number): number | undefined {
      const place = slots[slotOf(id)]!
      return place ? place - 1 : undefined
    },
  }
}

/** Foods of a download by their number, outside the heap: 400,000 in about 40 MB. */
export function foodList() {
  const texts = textStore()
  const ids = numberColumn()
  const names = numberColumn()
  const rows = numberColumn()
  const kindOf = numberColumn()
  const done = numberColumn()
  const places = placesOf(ids)
  return {
    get length() {
      return ids.length
    },
    isKind: (text: string): text is Kind => kinds.includes(text as Kind),
    add(id: number, kind: Kind, name: string, row: number) {
      ids.push(id)
      rows.push(row)
      kindOf.push(kinds.indexOf(kind))
      names.push(texts.add(name))
      done.push(0)
      places.noteLast()
    },
    placeOf: (id: number) => places.of(id),
    at: (place: number) => ({
      id: ids.at(place),
      kind: kinds[kindOf.at(place)]!,
      name: texts.at(names.at(place)),
      row: rows.at(place),
    }),
    /** Marks a food as emitted; false when it was before. */
    take(place: number): boolean {
      if (done.at(place)) return false
      done.set(place, 1)
      return true
    },
  }
}
export type FoodList = ReturnType<typeof foodList>
