export { loadArticles as loader } from "../../features/content/articles/load-articles.ts";
