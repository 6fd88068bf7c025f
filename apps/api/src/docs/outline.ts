/** The subset of JSON Schema that valibot schemas are converted to. */
export type JsonSchema = {
  type?: string | string[];
  const?: unknown;
  enum?: unknown[];
  properties?: Record<string, JsonSchema>;
  required?: string[];
  additionalProperties?: boolean | JsonSchema;
  items?: JsonSchema | false;
  anyOf?: JsonSchema[];
  oneOf?: JsonSchema[];
  pattern?: string;
  format?: string;
  minimum?: number;
  maximum?: number;
  minLength?: number;
  maxLength?: number;
  minItems?: number;
  maxItems?: number;
  default?: unknown;
};

/** Formats a schema like a TypeScript type. */
export function outline(schema: JsonSchema, indent = ""): string {
  if (schema.const !== undefined) return JSON.stringify(schema.const);
  if (schema.enum) return schema.enum.map((value) => JSON.stringify(value)).join(" | ");
  const either = schema.anyOf ?? schema.oneOf;
  if (either) return either.map((each) => outline(each, indent)).join(" | ");
  if (schema.type === "array") return `${parenthesized(outline(schema.items || {}, indent))}[]`;
  if (schema.properties) return objectOutline(schema, schema.properties, indent);
  if (typeof schema.additionalProperties === "object") {
    return `Record<string, ${outline(schema.additionalProperties, indent)}>`;
  }
  return [schema.type ?? "unknown", bounds(schema)].filter(Boolean).join(" ");
}

function objectOutline(schema: JsonSchema, properties: Record<string, JsonSchema>, indent: string): string {
  const inner = `${indent}  `;
  const lines = Object.entries(properties).map(([name, property]) => {
    const optional = schema.required?.includes(name) ? "" : "?";
    const fallback = property.default === undefined ? "" : ` = ${JSON.stringify(property.default)}`;
    return `${inner}${name}${optional}: ${outline(property, inner)}${fallback}`;
  });
  return lines.length > 0 ? `{\n${lines.join("\n")}\n${indent}}` : "{}";
}

/** Adds parentheses where needed: `("a" | "b")[]`, but `string[]`. */
const parenthesized = (text: string): string =>
  / [|] /.test(text) && !text.startsWith("{") ? `(${text})` : text;

function bounds({ pattern, format, minimum, maximum, minLength, maxLength }: JsonSchema): string {
  if (format) return `(${format})`;
  if (pattern) return `(/${pattern}/)`;
  const [low, high] = [minimum ?? minLength, maximum ?? maxLength];
  if (low === undefined && high === undefined) return "";
  return `(${low ?? ""}…${high ?? ""})`;
}
