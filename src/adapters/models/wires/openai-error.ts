const ERROR_TYPES: Readonly<Record<number, string>> = {
  401: "authentication_error",
  403: "permission_error",
  404: "not_found_error",
  429: "rate_limit_error",
};

/** An error as both of OpenAI's protocols word it. */
export function openaiErrorBody(status: number, message: string): unknown {
  const type = ERROR_TYPES[status] ?? (status < 500 ? "invalid_request_error" : "server_error");
  return { error: { message, type, param: null, code: null } };
}
