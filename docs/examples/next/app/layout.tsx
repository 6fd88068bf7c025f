import type { ReactNode } from "react";

export const metadata = { title: "Pujas in a Next.js page" };

export default function Layout({ children }: { children: ReactNode }) {
  return (
    <html lang="en">
      <body>{children}</body>
    </html>
  );
}
