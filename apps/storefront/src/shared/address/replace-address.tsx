import { useEffect } from "react";
import { useNavigate } from "react-router-dom";

/** Opens another page in place of the one that renders it. */
export function ReplaceAddress({ with: page }: { with: string }) {
  const navigate = useNavigate();
  useEffect(() => void navigate(page, { replace: true }), [navigate, page]);
  return null;
}
