import Script from "next/script";

export const metadata = { title: "Pujas in a Next.js page" };

export default function Layout({ children }) {
  return (
    <html lang="en">
      <body>
        {children}
        <Script src="http://127.0.0.1:4300/embed/v1.js" strategy="afterInteractive" />
      </body>
    </html>
  );
}
