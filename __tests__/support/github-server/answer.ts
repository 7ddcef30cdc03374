/** What a route gives back, and the two ways of saying no. */

export interface Answer {
  readonly status: number;
  readonly body: unknown;
  readonly headers?: Readonly<Record<string, string>>;
}

/** GitHub's error object. Reviews alone use plain strings instead. */
export interface FieldError {
  readonly resource: string;
  readonly field: string;
  readonly code: "missing" | "missing_field" | "invalid" | "custom" | "unprocessable" | "too_large";
  readonly message: string;
}

/** A request that GitHub would refuse. Thrown by rules and routes, turned into an answer in one place. */
export class Refusal extends Error {
  readonly status: number;
  readonly errors: readonly (FieldError | string)[];
  readonly headers: Readonly<Record<string, string>>;

  constructor(
    status: number,
    message: string,
    errors: readonly (FieldError | string)[] = [],
    headers: Readonly<Record<string, string>> = {},
  ) {
    super(message);
    this.name = "Refusal";
    this.status = status;
    this.errors = errors;
    this.headers = headers;
  }
}

const documentationUrl = "https://docs.github.com/rest";

/** The answer GitHub gives for a refusal. */
export function toErrorAnswer(refusal: Refusal): Answer {
  const errors = refusal.errors.length > 0 ? { errors: refusal.errors } : {};
  return {
    status: refusal.status,
    body: {
      message: refusal.message,
      ...errors,
      documentation_url: documentationUrl,
      status: String(refusal.status),
    },
    headers: refusal.headers,
  };
}

/** Refuse for errors of fields: 422 with objects. */
export function refuseFields(errors: readonly FieldError[]): Refusal {
  return new Refusal(422, "Validation Failed", errors);
}

/** Refuse as the review routes do: 422 with strings. */
export function refuseReview(errors: readonly string[]): Refusal {
  return new Refusal(422, "Unprocessable Entity", errors);
}

export function notFound(): Refusal {
  return new Refusal(404, "Not Found");
}

/** A time the way GitHub writes it: UTC, whole seconds. */
export function formatTime(time: Date): string {
  return time.toISOString().replace(/\.\d+Z$/u, "Z");
}

/** Cut one page out of a list. In: the query's `page` and `per_page` (default 30, at most 100), the request's own URL.
 *  Out: the items and the `link` header, empty when everything fits on one page. */
export function paginate<Item>(
  items: readonly Item[],
  query: Readonly<Record<string, unknown>>,
  url: URL,
): { readonly items: readonly Item[]; readonly headers: Readonly<Record<string, string>> } {
  const perPage = Math.min(Math.max(numberOr(query["per_page"], 30), 1), 100);
  const page = Math.max(numberOr(query["page"], 1), 1);
  const lastPage = Math.max(Math.ceil(items.length / perPage), 1);
  const link = (target: number, relation: string): string => {
    const targetUrl = new URL(url);
    targetUrl.searchParams.set("page", String(target));
    return `<${targetUrl.href}>; rel="${relation}"`;
  };
  const links = [
    ...(page > 1 ? [link(page - 1, "prev")] : []),
    ...(page < lastPage ? [link(page + 1, "next"), link(lastPage, "last")] : []),
    ...(page > 1 ? [link(1, "first")] : []),
  ];
  return {
    items: items.slice((page - 1) * perPage, page * perPage),
    headers: links.length > 0 ? { link: links.join(", ") } : {},
  };
}

function numberOr(value: unknown, fallback: number): number {
  return typeof value === "number" ? value : fallback;
}
