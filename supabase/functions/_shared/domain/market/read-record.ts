/** The fields of one CSV record, quotes taken off. */
export function readRecord(text: string): readonly string[] {
  const fields: string[] = [];
  let field = '';
  let isQuoted = false;
  for (let at = 0; at < text.length; at += 1) {
    const sign = text[at] ?? '';
    if (isQuoted && sign === '"' && text[at + 1] === '"') {
      field += '"';
      at += 1;
    } else if (sign === '"') isQuoted = !isQuoted;
    else if (sign === ',' && !isQuoted) {
      fields.push(field);
      field = '';
    } else field += sign;
  }
  fields.push(field.replace(/\r$/, ''));
  return fields;
}

/** Fields as one CSV record that any reader takes: everything quoted, nothing that could end it early. */
export function writeRecord(fields: readonly string[]): string {
  return `${fields.map((field) => `"${field.replaceAll('"', '""')}"`).join(',')}\n`;
}
