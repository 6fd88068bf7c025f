import vue from "@vitejs/plugin-vue";
import { defineConfig } from "vite";

export default defineConfig({
  plugins: [
    // The element of the loader, which is no component of Vue.
    vue({ template: { compilerOptions: { isCustomElement: (tag) => tag === "aradhana-widget" } } }),
  ],
});
