import "@aradhana/embed/vue-elements";
import { createApp } from "vue";
import App from "./app.vue";

createApp(App).mount("#app");
